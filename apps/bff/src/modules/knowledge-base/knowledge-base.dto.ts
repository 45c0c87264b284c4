import { Id, Int, ListOf, Text, WebUrl } from '../../platform/dto/fields';

export class KnowledgeBaseArticleDto {
  @Id() id!: string;
  @Id({ description: 'The category that it belongs to.' }) categoryId!: string;
  @Text({ max: 200, example: 'Change your password' }) title!: string;

  @Text({
    max: 50_000,
    example: '<p>Choose one that you use nowhere else.</p>',
    description: 'HTML of paragraphs, lists, links and emphasis.',
  })
  content!: string;
}

export class FeaturedArticleDto {
  @Id() id!: string;
  @Text({ max: 200, example: 'Change your password' }) title!: string;
}

export class KnowledgeBaseCategoryDto {
  @Id() id!: string;
  @Text({ max: 100, example: 'Your Account' }) title!: string;
  @WebUrl({ example: '/pages/knowledge-base', description: 'Where the web shows its articles.' }) path!: string;
  @Int({ min: 0, max: 100_000, example: 17, description: 'How many articles it has.' }) articlesCount!: number;
  @ListOf(() => FeaturedArticleDto, { max: 5, description: 'Its first five articles.' })
  featuredArticles!: FeaturedArticleDto[];
}
