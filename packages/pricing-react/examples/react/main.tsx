// Starts the app once its prices are there.

import { openPriceBook } from '@hosted-stay/pricing-react';
import '@hosted-stay/pricing-react/styles.css';
import { createRoot } from 'react-dom/client';
import '../page.css';
import { App } from './app.tsx';

const answer = await fetch('/price-book.json');
const opened = openPriceBook(await answer.json(), { side: 'finance' });
if (!opened.ok) throw new TypeError(`This is no price book: ${JSON.stringify(opened.issues)}`);

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<App book={opened.value} />);
