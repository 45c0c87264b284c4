/** The name of a record among those of all lists. */
export const openKey = (list: string, id: string) => `${list} ${id}`;
