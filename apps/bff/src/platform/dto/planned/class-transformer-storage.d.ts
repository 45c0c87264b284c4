/** class-transformer gives its storage no types at the place where Node finds it; other libraries read it there too. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage';
}
