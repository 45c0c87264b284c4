import { Id, ListOf, Text } from '../../platform/dto/fields';

export class QuickPanelEntryDto {
  @Id() id!: string;
  @Text({ max: 200, example: 'Group meeting' }) title!: string;
  @Text({ min: 0, max: 500, example: '10:30, room 1B' }) detail!: string;
}

export class QuickPanelDto {
  @ListOf(() => QuickPanelEntryDto, { max: 500 }) events!: QuickPanelEntryDto[];
  @ListOf(() => QuickPanelEntryDto, { max: 500 }) notes!: QuickPanelEntryDto[];
}
