import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/gaslamp/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined, so that the strictest Content-Security-Policy holds.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
