// The bar of the web view is in builds made for that, and leaves nothing in others.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';

const entry = fileURLToPath(new URL('./wrapper-bar.tsx', import.meta.url));

async function builtWith(webview: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.WEBVIEW_MODE': JSON.stringify(webview) },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rollupOptions: { external: (id) => !/^[./]/.test(id) },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('\n');
}

test('built for a web view it has its three buttons, else none of them', async () => {
  const [withBar, without] = await Promise.all([builtWith(true), builtWith(false)]);
  for (const word of ['wrapper.back', 'wrapper.forward', 'wrapper.reload']) {
    expect(withBar).toContain(word);
    expect(without).not.toContain(word);
  }
});
