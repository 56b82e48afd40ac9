// Testimonials as visitors read them: what was said, by whom, with stars and a photo.

import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { toImagePath } from '#contract/attachments/image-paths.ts';
import { type ShownTestimonial, TESTIMONIAL_LIMITS } from '#contract/content/testimonials.shapes.ts';
import { useTranslations } from '#web/ui/text/translations.ts';
import classes from './testimonials.module.css';

/** Stars as pictures, and their number for screen readers. */
export function Stars({ rating }: { readonly rating: number }) {
  const words = useTranslations('liveContent');
  const places = Array.from({ length: TESTIMONIAL_LIMITS.rating }, (_, place) => place);
  return (
    <span role="img" aria-label={words('stars', { count: rating })} className={classes['stars']}>
      {places.map((place) =>
        place < rating ? <IconStarFilled key={place} size={16} aria-hidden /> : <IconStar key={place} size={16} aria-hidden />,
      )}
    </span>
  );
}

export function TestimonialCards({ testimonials }: { readonly testimonials: readonly ShownTestimonial[] }) {
  return (
    <ul className={classes['cards']}>
      {testimonials.map(({ id, name, role, text, rating, photoRef, locale }) => (
        <li key={id} className={classes['card']} lang={locale}>
          <figure className={classes['figure']}>
            {rating !== null && <Stars rating={rating} />}
            <blockquote className={classes['text']}>{text}</blockquote>
            <figcaption className={classes['who']}>
              {/* Decorative: the name stands beside it. */}
              {photoRef !== null && <img src={toImagePath(photoRef, 160)} alt="" loading="lazy" className={classes['photo']} />}
              <span>
                <strong>{name}</strong>
                {role !== '' && <span className={classes['role']}>{role}</span>}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
