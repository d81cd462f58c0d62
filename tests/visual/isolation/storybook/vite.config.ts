import { defineConfig } from 'vite';

export default defineConfig({ build: { minify: false, reportCompressedSize: false } });
