// boardgame.io's own server with a game of hidden hands, as large as the one our server is measured with: four seats,
// a deck of 28, ten rounds of a stake and a deed of every seat. Its state is in memory only, as it is by default.
// Says the port on its first line. The folder of its packages is the working directory.

const { createRequire } = require("node:module");
const path = require("node:path");

const { Server, Origins } = createRequire(path.join(process.cwd(), "package.json"))("boardgame.io/server");

const SEATS = 4;
const FIRST_HAND = 3;
const HAND_LIMIT = 6;
const PRICE = 3;
const KINDS = 5;
const DECK = 28;
const LAST_ROUND = 10;

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: DECK }, (_, place) => place % KINDS));
  const players = {};
  for (let seat = 0; seat < SEATS; seat++) players[seat] = { hand: deck.splice(-FIRST_HAND), lanterns: 0 };
  return { round: 0, lead: 0, stakes: [], shown: [], deck, discard: [], players };
}

// Whoever looks sees their own hand and stake, and of the others how many cards they hold.
function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, player] of Object.entries(G.players)) {
    players[seat] = seat === playerID ? player : { ...player, hand: player.hand.map(() => -1) };
  }
  const stakes = G.stakes.map((stake, seat) => (String(seat) === playerID ? stake : -1));
  return { ...G, deck: G.deck.length, stakes, players };
}

function stake({ G, events }, number) {
  G.stakes.push(number);
  if (G.stakes.length === SEATS) {
    G.lead = G.stakes.indexOf(Math.max(...G.stakes));
    G.shown = G.stakes;
    G.stakes = [];
    G.round += 1;
    events.setPhase("deeds");
  } else events.endTurn();
}

function draw({ G, playerID, random, events }) {
  if (G.players[playerID].hand.length >= HAND_LIMIT) return "INVALID_MOVE";
  if (!G.deck.length) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  G.players[playerID].hand.push(G.deck.pop());
  events.endTurn();
}

function kindle({ G, playerID, events }) {
  const player = G.players[playerID];
  if (player.hand.length < PRICE) return "INVALID_MOVE";
  G.discard.push(...player.hand.splice(0, PRICE));
  player.lanterns += 1;
  events.endTurn();
}

const inTurn = (first) => ({
  first,
  next: ({ ctx }) => (ctx.playOrderPos + 1) % SEATS,
});

const game = {
  name: "lanterns",
  setup,
  playerView,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  phases: {
    stakes: { start: true, moves: { stake: { move: stake, client: false } }, turn: { order: inTurn(() => 0) } },
    deeds: {
      moves: { draw: { move: draw, client: false }, kindle: { move: kindle, client: false } },
      turn: {
        order: inTurn(({ G }) => G.lead),
        onEnd: ({ G, ctx, events }) => {
          if ((ctx.playOrderPos + 1) % SEATS !== G.lead) return;
          if (G.round >= LAST_ROUND) events.endGame({ scores: Object.values(G.players).map((one) => one.lanterns) });
          else events.setPhase("stakes");
        },
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, "http://127.0.0.1"] });
server.run({ port: Number(process.argv[2] || 0) }).then(({ appServer }) => {
  process.stdout.write(`port ${appServer.address().port}\n`);
});
