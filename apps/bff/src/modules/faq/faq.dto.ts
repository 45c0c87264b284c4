import { Id, Text } from '../../platform/dto/fields';

export class FaqItemDto {
  @Id() id!: string;
  @Text({ max: 200, example: 'How do I get back a note that I removed?' }) question!: string;

  @Text({
    max: 5000,
    example: 'Open the trash. What you remove stays there for 30 days.',
    description: 'Plain text.',
  })
  answer!: string;
}
