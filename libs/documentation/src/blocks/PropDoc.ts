/** A prop of a component as the build reads it from its type. */
export type PropDoc = {
  name: string;
  /** As TypeScript writes it. */
  type: string;
  /** The values to choose from, where the type is a choice of texts. */
  options?: readonly string[];
  isRequired: boolean;
  /** As the code writes it, or in words. */
  defaultValue?: string;
  /** From the doc comment. */
  description: string;
};
