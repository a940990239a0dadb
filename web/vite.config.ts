/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { credits } from './credits.ts'

// `npm run dev` serves the sources and passes everything else to a running `tavola serve` (TAVOLA_URL).
const server = process.env.TAVOLA_URL ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 }), credits()],
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022', sourcemap: false },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
