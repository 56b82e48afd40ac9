// A style sheet as text: the bundler puts it in place of the import.

declare module '*.css?inline' {
  const text: string;
  export default text;
}
