// Pages and the blog, in English.

export const articles = {
  blogTitle: 'Blog',
  blogText: 'Stories and advice for families and students.',
  empty: 'No articles yet',
  emptyText: 'Come back soon, or contact us.',
  contact: 'Contact us',
  by: 'By {name}',
  older: 'Older',
  newer: 'Newer',
  previous: 'Previous: {title}',
  next: 'Next: {title}',
  all: 'All articles',
  share: 'Share',
  copied: 'Link copied',
  inEnglish: 'This article is only available in English.',
} as const;
