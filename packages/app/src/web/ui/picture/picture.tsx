// A stored image: in the width that the screen needs, with a blurred placeholder until it has loaded.

import { useMemo, useState } from 'react';
import classes from './picture.module.css';
import { toPlaceholderImage } from './placeholder.model.ts';
import { toSources } from './sources.model.ts';

/** A stored image, with what is known of it before it loads. */
export interface PictureFile {
  readonly ref: string;
  /** In pixels. */
  readonly width?: number | null;
  readonly height?: number | null;
  /** A thumbhash in base64; empty if there is none. */
  readonly placeholder?: string;
}

interface PictureProps {
  readonly file: PictureFile;
  /** Empty if the text beside it says the same. */
  readonly alt: string;
  /** How wide it is shown, as in HTML: `(min-width: 992px) 320px, 100vw`. */
  readonly sizes: string;
  /** Sets its size, at least an aspect ratio where the stored size may be unknown, so that nothing moves when it has loaded. */
  readonly className?: string | undefined;
  /** Whether it is loaded at once, since it is likely to be seen first. */
  readonly eager?: boolean;
}

function LoadedPicture({
  file: { ref, width = null, height = null, placeholder = '' },
  alt,
  sizes,
  className = '',
  eager = false,
}: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading');
  const backgroundImage = useMemo(() => toPlaceholderImage(placeholder), [placeholder]);
  const shared = {
    className: `${className} ${classes['picture']}`,
    // A loaded image may have transparent parts.
    ...(backgroundImage !== undefined && state !== 'loaded' ? { style: { backgroundImage } } : {}),
  };
  if (state === 'broken') {
    return alt === '' ? <span {...shared} data-broken aria-hidden /> : <span {...shared} data-broken role="img" aria-label={alt} />;
  }
  return (
    // There are no sources by type: the server answers with AVIF or WebP, whichever the browser says that it reads.
    <img
      {...shared}
      {...toSources(ref, width)}
      sizes={sizes}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => setState('loaded')}
      onError={() => setState('broken')}
    />
  );
}

/** Shows a stored image; a striped area if it can't be loaded. */
export function Picture(props: PictureProps) {
  return <LoadedPicture key={props.file.ref} {...props} />;
}
