// The extensions of the editor: exactly the markup that the server accepts.

import { mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { RICH_IMAGE, toSafeLink } from '#contract/platform/validation/rich-text.ts';

/** An uploaded image, in its own block. */
const UploadedImage = Node.create({
  name: 'uploadedImage',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => (RICH_IMAGE.test(element.getAttribute('src') ?? '') ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      isAllowedUri: (href) => toSafeLink(href ?? '') !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  UploadedImage,
];
