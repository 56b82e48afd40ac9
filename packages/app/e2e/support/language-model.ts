// The language model of the journeys: it writes slowly, so that there is time to stop it, and translates by marking each text.

import { startModelServer } from '../../src/server/testing/language-model-server.ts';

const TEXT = '# Spring in Cork\n\nThe city *blooms* [1]. '.padEnd(900, 'There is much to see by the river and in the old market. ');

const server = await startModelServer(Number(process.env['E2E_MODEL_PORT']));
server.usual = { pause: 25 };
server.answer = ({ messages }) => {
  const [system, user] = messages.map(({ content }) => content);
  if (system?.includes('JSON') !== true) return TEXT;
  const texts = JSON.parse(user ?? '{}') as Record<string, string>;
  return JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replace(/(^|>)([^<]+)/g, '$1[DE] $2')])),
  );
};
