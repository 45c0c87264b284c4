const root = '/pages/knowledge-base';

/** Where the knowledge base shows what, by ids. */
export const addressOf = {
  all: root,
  category: (id: string): string => `${root}?category=${encodeURIComponent(id)}`,
  article: (id: string): string => `${root}?article=${encodeURIComponent(id)}`,
};
