// The browser takes over what the server has rendered.

import { openPriceBook } from '@hosted-stay/pricing-react';
import '@hosted-stay/pricing-react/styles.css';
import { hydrateRoot } from 'react-dom/client';
import '../page.css';
import { App, DATA_ID } from './app.tsx';

const { priceBook, today } = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}');
const book = openPriceBook(priceBook, { side: 'customer' });
const root = document.querySelector('#root');
if (book.ok && root !== null) hydrateRoot(root, <App book={book.value} today={today} />);
