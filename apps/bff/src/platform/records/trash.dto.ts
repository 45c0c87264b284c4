import { ListQueryDto } from '../dto/list-query.dto';
import { Id, Ids, Instant, Text } from '../dto/fields';
import { demoAdminsId } from '../openapi/demo-ids';

export class TrashEntryDto {
  @Text({ max: 64, example: 'notes-app/notes', description: 'The list that it was removed from.' }) list!: string;
  @Id() id!: string;
  @Text({ min: 0, max: 500, example: 'Errands' }) title!: string;
  @Instant({ description: 'When it was removed. It is deleted for good 30 days later.' }) removed!: string;
}

export class TrashQueryDto extends ListQueryDto {
  @Text({ max: 64, optional: true, example: 'notes-app/notes', description: 'Only what was removed from this list.' })
  list?: string;
}

export class TrashIdsDto {
  @Text({ max: 64, example: 'notes-app/notes', description: 'The list that they were removed from.' }) list!: string;
  @Ids({ max: 1000, example: [demoAdminsId('note', '0')], description: 'Ids in the trash; others are passed over.' })
  ids!: string[];
}
