// The blocks of a page or an article as visitors read them, also in previews and beside a translation.

import { Button } from '@mantine/core';
import { use } from 'react';
import { Link } from 'wouter';
import { type ImageWidth, toImagePath } from '#contract/attachments/image-paths.ts';
import type { LiveBlock, ShownBlock, ShownPicture, ShownSimpleBlock } from '#contract/content/blocks.shapes.ts';
import { removePrefix } from '#web/platform/messages/locale.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { useFocusStyle } from '../media/picture-focus.ts';
import classes from './blocks.module.css';
import { LiveBlockView } from './live-block-view.ts';

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

interface FigureProps {
  readonly picture: ShownPicture;
  readonly className: string | undefined;
  /** At least as wide as it is shown. */
  readonly width: ImageWidth;
}

function Figure({ picture: { fileRef, alt, caption }, className, width }: FigureProps) {
  const style = useFocusStyle(fileRef);
  return (
    <figure className={className}>
      <img className={classes['image']} src={toImagePath(fileRef, width)} alt={alt} loading="lazy" style={style} />
      {caption !== '' && <figcaption className={classes['caption']}>{caption}</figcaption>}
    </figure>
  );
}

function SimpleBlock({ block }: { readonly block: ShownSimpleBlock }) {
  switch (block.kind) {
    case 'text':
      return <RichText html={block.html} />;
    case 'image':
      return <Figure picture={block} className={classes['figure']} width={1280} />;
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

/** A block of what the product knows now. */
export function Live({ block }: { readonly block: LiveBlock }) {
  const View = use(LiveBlockView);
  return View === null ? null : <View block={block} />;
}

function OneBlock({ block }: { readonly block: ShownBlock }) {
  switch (block.kind) {
    case 'gallery':
      return (
        <ul className={classes['gallery']}>
          {block.images.map((picture) => (
            <li key={picture.key}>
              <Figure picture={picture} className={classes['inGallery']} width={640} />
            </li>
          ))}
        </ul>
      );
    case 'columns':
      return (
        <div className={classes['columns']} data-count={block.columns.length}>
          {block.columns.map((column) => (
            <div key={column.key}>
              {column.blocks.map((inner) => (
                <SimpleBlock key={inner.key} block={inner} />
              ))}
            </div>
          ))}
        </div>
      );
    case 'families':
    case 'camps':
    case 'fromPrice':
    case 'calculator':
    case 'testimonials':
      return <Live block={block} />;
    default:
      return <SimpleBlock block={block} />;
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
