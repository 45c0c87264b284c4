import type { AnswerOf } from '@ezone/api-client';

/** Questions and articles as the server answers them. */
export const sampleHelp: {
  faq: AnswerOf<'listFaq'>;
  articles: AnswerOf<'listKnowledgeBaseArticles'>;
  categories: AnswerOf<'listKnowledgeBaseCategories'>;
} = {
  faq: [
    { id: 'q1', question: 'How do I get back what I removed?', answer: 'Open the trash.\nIt stays there for 30 days.' },
    { id: 'q2', question: 'How do I change the language?', answer: 'In the toolbar.' },
    { id: 'q3', question: 'كيف أغيّر الألوان؟', answer: 'من الإعدادات.' },
  ],
  articles: [
    { id: 'a1', categoryId: 'k1', title: 'Change your password', content: '<p>Choose a <b>long</b> one.</p>' },
    {
      id: 'a2',
      categoryId: 'k1',
      title: 'Sign out',
      content: '<ol><li>Open the menu.</li><li>Choose Logout.</li></ol>',
    },
    { id: 'a3', categoryId: 'k2', title: 'Ship an order', content: '<p>Set its state.</p>' },
  ],
  categories: [
    {
      ...{ id: 'k1', title: 'Your Account', path: '/pages/knowledge-base', articlesCount: 2 },
      featuredArticles: [{ id: 'a1', title: 'Change your password' }],
    },
    {
      ...{ id: 'k2', title: 'Selling', path: '/pages/knowledge-base', articlesCount: 1 },
      featuredArticles: [{ id: 'a3', title: 'Ship an order' }],
    },
  ],
};
