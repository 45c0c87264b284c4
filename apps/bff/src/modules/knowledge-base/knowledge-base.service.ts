import { Injectable } from '@nestjs/common';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { Database } from '../../platform/database/database';
import { prepare } from '../../platform/database/prepared';
import { stableId } from '../../platform/database/stable-id';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import type { Page } from '../../platform/http/page';
import { SeededLists } from '../../platform/records/seeded-lists';
import { textOfHtml } from '../../platform/html/text-of-html';
import { SearchIndex } from '../../platform/search/search-index';
import { KnowledgeBaseArticleSchema } from './knowledge-base-article.entity';
import { KnowledgeBaseCategorySchema } from './knowledge-base-category.entity';
import type { KnowledgeBaseCategoryDto } from './knowledge-base.dto';
import { knowledgeBase } from './knowledge-base.seed.data';

/** The list of articles, as events name it. */
export const KNOWLEDGE_BASE = 'knowledge-base';
/** The list of categories, as events name it. */
export const KNOWLEDGE_BASE_CATEGORIES = 'knowledge-base/categories';

/** How many articles of a category stand for it. */
const FEATURED = 5;

const selectTitles = prepare<{ ownerId: string }>()((rows, { ownerId }) =>
  rows
    .selectFrom('knowledge_base_article')
    .select(['id', 'category_id', 'title'])
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .orderBy('position'),
);

/** The articles of the help, and their categories. */
@Injectable()
export class KnowledgeBaseService {
  readonly articles;
  private readonly categories;

  constructor(
    private readonly database: Database,
    lists: SeededLists,
    search: SearchIndex,
  ) {
    this.categories = lists.open(KnowledgeBaseCategorySchema, {
      list: KNOWLEDGE_BASE_CATEGORIES,
      noun: 'category',
      seed: () => knowledgeBase.map(({ title }) => ({ id: categoryId(title), title, path: '/pages/knowledge-base' })),
    });
    this.articles = lists.open(KnowledgeBaseArticleSchema, {
      list: KNOWLEDGE_BASE,
      noun: 'article',
      projections: [
        search.projection({
          list: KNOWLEDGE_BASE,
          type: 'article',
          fields: ['title', 'content'],
          entry: ({ id, title, content }) => ({
            title,
            text: textOfHtml(content),
            url: `/pages/knowledge-base?article=${encodeURIComponent(id)}`,
          }),
        }),
      ],
      seed: () =>
        knowledgeBase.flatMap((category) =>
          category.articles.map((article) => ({
            ...article,
            id: stableId(KNOWLEDGE_BASE, category.title, article.title),
            categoryId: categoryId(category.title),
          })),
        ),
    });
  }

  /** The categories, each with the number of its articles and the first of them. */
  async categoriesPage(query: ListQueryDto): Promise<Page<KnowledgeBaseCategoryDto>> {
    const [page, titles] = await Promise.all([
      this.categories.page(query),
      this.database.read(selectTitles.with({ ownerId: EVERYBODY })),
    ]);
    const entries = page.entries.map((category) => {
      const own = titles.filter(({ category_id }) => category_id === category.id);
      const featuredArticles = own.slice(0, FEATURED).map(({ id, title }) => ({ id, title }));
      return { ...category, articlesCount: own.length, featuredArticles };
    });
    return { ...page, entries };
  }
}

const categoryId = (title: string) => stableId(KNOWLEDGE_BASE_CATEGORIES, title);
