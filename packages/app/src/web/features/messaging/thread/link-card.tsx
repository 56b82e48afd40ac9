// The page that a message links to: its title and site, as the server has read them.

import { IconWorld } from '@tabler/icons-react';
import type { LinkPreview } from '#contract/messaging/message.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './message.module.css';
import card from './message-card.module.css';
import { LINK_RELATION } from './message-text.tsx';

export function LinkCard({ link: { url, title, siteName, description } }: { readonly link: LinkPreview }) {
  const words = useTranslations('messagingThread');
  return (
    <a className={card['card']} href={url} target="_blank" rel={LINK_RELATION} aria-label={words('link', { title })}>
      <IconWorld size={24} stroke={1.5} aria-hidden />
      <span className={card['cardText']}>
        <span className={card['cardTitle']}>{title}</span>
        {description === '' ? null : <span className={classes['clamped']}>{description}</span>}
        <span className={classes['dimmed']}>{siteName}</span>
      </span>
    </a>
  );
}
