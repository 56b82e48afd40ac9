// The logo and product name, linked to the start page.

import { Link } from 'wouter';
import { getProductName } from '#web/platform/product.ts';
import classes from './brand.module.css';

interface BrandProps {
  readonly to: string;
  /** Only the logo, for small spaces; screen readers still read the name. */
  readonly short?: boolean;
}

export function Brand({ to, short = false }: BrandProps) {
  return (
    <Link to={to} className={classes.brand}>
      <svg className={classes.mark} viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#0f766e" />
        <g stroke="#fff" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
          <path d="M6.5 15.6 16 7.5l9.5 8.1" />
          <path d="M9.5 16.2v7.3A1.5 1.5 0 0 0 11 25h10a1.5 1.5 0 0 0 1.5-1.5v-7.3" />
        </g>
        <path d="M16 22.2c-2.6-1.7-3.4-2.9-3.4-4.1a1.8 1.8 0 0 1 3.4-.9 1.8 1.8 0 0 1 3.4.9c0 1.2-.8 2.4-3.4 4.1z" fill="#a8e9de" />
      </svg>
      <span className={short ? 'visually-hidden' : classes.name}>{getProductName()}</span>
    </Link>
  );
}
