// The editor for formatted text, in English.

export const richText = {
  toolbar: 'Formatting: {field}',
  heading2: 'Heading',
  heading3: 'Small heading',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'List',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  undo: 'Undo',
  redo: 'Redo',
  link: 'Link',
  address: 'Address of the link',
  addressWrong: 'This is no address that can be linked to.',
  apply: 'Apply',
  unlink: 'Take the link away',
  image: 'Insert an image',
} as const;
