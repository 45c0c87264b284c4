declare module '*.css?inline' {
  const sheet: string;
  export { sheet as default };
}
