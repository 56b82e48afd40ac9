// The blocks of a page or an article as visitors read them, also in previews and beside a translation.

import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import type { ShownBlock } from '#contract/content/blocks.shapes.ts';
import { removePrefix } from '#web/platform/messages/locale.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import classes from './blocks.module.css';

/** A button to a page of this site, or to another site. */
function CallToAction({ label, target }: { readonly label: string; readonly target: string }) {
  return (
    <p className={classes['action']}>
      {target.startsWith('/') ? (
        <Button component={Link} to={removePrefix(target)}>
          {label}
        </Button>
      ) : (
        <Button component="a" href={target} rel="noopener noreferrer">
          {label}
        </Button>
      )}
    </p>
  );
}

function OneBlock({ block }: { readonly block: ShownBlock }) {
  switch (block.kind) {
    case 'text':
      return <RichText html={block.html} />;
    case 'image':
      return (
        <figure className={classes['figure']}>
          <img className={classes['image']} src={toImagePath(block.fileRef, 1280)} alt={block.alt} loading="lazy" />
          {block.caption !== '' && <figcaption className={classes['caption']}>{block.caption}</figcaption>}
        </figure>
      );
    case 'quote':
      return (
        <figure className={classes['quote']}>
          <blockquote className={classes['words']}>{block.text}</blockquote>
          {block.who !== '' && <figcaption className={classes['caption']}>{block.who}</figcaption>}
        </figure>
      );
    case 'callToAction':
      return <CallToAction label={block.label} target={block.target} />;
  }
}

export function BlockList({ blocks }: { readonly blocks: readonly ShownBlock[] }) {
  return (
    <div className={classes['blocks']}>
      {blocks.map((block) => (
        <OneBlock key={block.key} block={block} />
      ))}
    </div>
  );
}
