import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/auth/access';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { PublicList, type PublicPage } from '../../platform/http/public-list';
import { Tag } from '../../platform/openapi/tag';
import { KnowledgeBaseArticleDto, KnowledgeBaseCategoryDto } from './knowledge-base.dto';
import { KNOWLEDGE_BASE, KnowledgeBaseService } from './knowledge-base.service';

@Tag('Knowledge base', 'The articles of the help.')
@Access('public')
@Controller(KNOWLEDGE_BASE)
export class KnowledgeBaseController {
  constructor(private readonly knowledgeBase: KnowledgeBaseService) {}

  @Call('listKnowledgeBaseArticles', {
    answers: [KnowledgeBaseArticleDto],
    summary: 'All articles, category by category.',
  })
  @PublicList()
  @Get()
  list(@Query() query: ListQueryDto): Promise<PublicPage<KnowledgeBaseArticleDto>> {
    return this.knowledgeBase.articles.page(query);
  }

  @Call('listKnowledgeBaseCategories', {
    answers: [KnowledgeBaseCategoryDto],
    summary: 'The categories, each with the number of its articles and the first five.',
  })
  @PublicList()
  @Get('categories')
  listCategories(@Query() query: ListQueryDto): Promise<PublicPage<KnowledgeBaseCategoryDto>> {
    return this.knowledgeBase.categoriesPage(query);
  }
}
