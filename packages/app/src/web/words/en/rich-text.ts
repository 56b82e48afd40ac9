// The editor for formatted text, in English.

export const richText = {
  toolbar: 'Formatting for {field}',
  heading2: 'Heading',
  heading3: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  undo: 'Undo',
  redo: 'Redo',
  link: 'Link',
  address: 'Link address',
  addressWrong: 'Enter a valid link, for example https://example.com.',
  apply: 'Apply',
  unlink: 'Remove link',
  image: 'Insert image',
} as const;
