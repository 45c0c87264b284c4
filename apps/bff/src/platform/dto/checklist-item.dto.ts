import { Flag, Id, Text } from './fields';

/** A line that can be ticked, of a record that has several. */
export class ChecklistItemDto {
  @Id({ example: '1' }) id!: string;
  @Flag({ example: false }) checked!: boolean;
  @Text({ min: 0, max: 500, example: 'Buy stamps' }) text!: string;
}
