// How the examples with React are bundled: as any Vite project.

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()], build: { chunkSizeWarningLimit: 1000 } });
