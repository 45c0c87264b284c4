/** Whether a query is of the file manager: its folders, what they hold, what is found. */
export const isOfFiles = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey.some((part) => typeof part === 'string' && part.startsWith('file-manager-app/'));
