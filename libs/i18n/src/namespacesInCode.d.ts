/** Namespaces whose English stays in the code of the built app: what can still be said when no file can be fetched. */
export declare const namespacesInCode: readonly string[];
