// Pages and the blog, in English.

export const articles = {
  blogTitle: 'Blog',
  blogText: 'Stories and advice for families and students.',
  empty: 'Nothing has been published yet.',
  emptyText: 'Come back soon, or write to us.',
  contact: 'Contact us',
  by: 'By {name}',
  older: 'Older',
  newer: 'Newer',
  previous: 'Previous: {title}',
  next: 'Next: {title}',
  all: 'All articles',
  share: 'Share',
  copied: 'The link was copied.',
  inEnglish: 'This is only available in English.',
} as const;
