// Types of the drag and drop library, whose folders TypeScript doesn't resolve by itself.

declare module '@atlaskit/pragmatic-drag-and-drop/element/adapter' {
  export * from '@atlaskit/pragmatic-drag-and-drop/dist/types/entry-point/element/adapter.js';
}

declare module '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element' {
  export * from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/dist/types/entry-point/element.js';
}
