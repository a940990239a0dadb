/** Seats are told apart by colour and by shape, so that colour is never the only sign. Colours were chosen to differ for
 *  the colour-blind too (after Okabe and Ito), in tones that read on light and dark ground. */
export interface SeatStyle {
  readonly colour: string
  readonly ink: string
  /** An outline in a box of 24 by 24. */
  readonly shape: string
  readonly letter: string
}

export const SEATS: readonly SeatStyle[] = [
  { colour: '#d55e00', ink: '#fff', letter: 'A', shape: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z' },
  { colour: '#0072b2', ink: '#fff', letter: 'B', shape: 'M3 3h18v18H3z' },
  { colour: '#009e73', ink: '#fff', letter: 'C', shape: 'M12 2 22.5 21h-21z' },
  { colour: '#cc79a7', ink: '#1b1208', letter: 'D', shape: 'M12 1 23 12 12 23 1 12z' },
  { colour: '#e6b800', ink: '#1b1208', letter: 'E', shape: 'm12 1 3.1 7.3 7.9.7-6 5.2 1.8 7.8-6.8-4.1L5.2 22 7 14.2 1 9l7.9-.7z' },
  { colour: '#56b4e9', ink: '#1b1208', letter: 'F', shape: 'M6.5 2.5h11L23 12l-5.500 9.500h-11L1 12z' },
  { colour: '#7b4fa3', ink: '#fff', letter: 'G', shape: 'M9 1.500h6V9h7.500v6H15v7.500H9V15H1.500V9H9z' },
  { colour: '#8c5a2b', ink: '#fff', letter: 'H', shape: 'M12 1c4.500 6 8 9.500 8 14a8 8 0 0 1-16 0c0-4.500 3.500-8 8-14z' },
  { colour: '#5c6b73', ink: '#fff', letter: 'I', shape: 'M12 22S2 15.500 2 8.500A5.500 5.500 0 0 1 12 5.500a5.500 5.500 0 0 1 10 3C22 15.500 12 22 12 22z' },
  { colour: '#a3c644', ink: '#1b1208', letter: 'J', shape: 'M12 1.500 22 9l-3.800 12.500H5.800L2 9z' },
]

export const seatStyle = (seat: number): SeatStyle => SEATS[seat % SEATS.length] as SeatStyle
