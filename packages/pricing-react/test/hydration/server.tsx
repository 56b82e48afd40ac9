// A server in its own time zone: reads a book from standard input and writes the HTML of every widget as JSON.

import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { widgetsOn } from './widgets.tsx';

const html = Object.entries(widgetsOn(JSON.parse(readFileSync(0, 'utf8')))).map(([name, widget]) => [
  name,
  renderToString(widget, { identifierPrefix: name }),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(html)));
