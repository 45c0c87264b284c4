import { Ids, Int, Ints, Text } from '../dto/fields';
import { ListQueryDto } from '../dto/list-query.dto';

/** The numbers that a column holds: what is no entry of a catalogue is a 404, not a 400. */
const NUMBERS = { min: 0, max: 2 ** 31 - 1 };

/** The number of an entry of a catalogue. */
export const EntryId = (options: { optional?: true; example: number; description?: string }) =>
  Int({ ...NUMBERS, ...options });

/** The numbers of the labels of a record. */
export const LabelIds = (options: { example: number[] }) =>
  Ints({ ...NUMBERS, atMost: 50, description: 'Ids of labels.', ...options });

/** The ids of the records that a call is for. */
export const SelectedIds = (options: { example?: string[] } = {}) =>
  Ids({ max: 1000, description: 'Ids that do not exist or are somebody else’s are passed over.', ...options });

class EntryDto {
  @EntryId({ example: 1 }) id!: number;
  @Text({ max: 60, example: 'important', description: 'The name as it stands in addresses.' }) handle!: string;
  @Text({ max: 60, example: 'Important', description: 'In English.' }) title!: string;
}

/** A folder, or a filter: a part of a list that the product knows. */
export class PartDto extends EntryDto {
  @Text({ max: 60, example: 'circle-alert', description: 'The name of an icon of Lucide.' }) icon!: string;
}

/** A label that the product knows. */
export class LabelDto extends EntryDto {
  @Text({ max: 20, example: '#2e7d32' }) color!: string;
}

const handle = { max: 60, optional: true } as const;

/** Which records of a list are wanted, by the handles of catalogues: a label comes before a filter, and that before a folder. */
export class HandlesQueryDto extends ListQueryDto {
  @Text({ ...handle, description: 'Those with this label.' }) labelHandle?: string;
  @Text({ ...handle, description: 'Those that pass this filter.' }) filterHandle?: string;
  @Text({ ...handle, description: 'Those in this folder; the first, if nothing is asked for.' }) folderHandle?: string;
}
