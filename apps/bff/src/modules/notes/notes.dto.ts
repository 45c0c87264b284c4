import { ChecklistItemDto } from '../../platform/dto/checklist-item.dto';
import { draftOf } from '../../platform/dto/draft-of';
import { Flag, Id, Ids, Instant, ListById, ListOf, Nested, Text, WebUrl } from '../../platform/dto/fields';
import { updateOf } from '../../platform/dto/update-of';
import { demoAdminsId } from '../../platform/openapi/demo-ids';

/** The first note and label of the demo admin. */
const demoNote = { example: demoAdminsId('note', '0') };
const demoLabel = { example: demoAdminsId('note-label', 'family') };

export class NoteDto {
  @Id(demoNote) id!: string;
  @Text({ min: 0, max: 200, example: 'Errands' }) title!: string;
  @Text({ min: 0, max: 20_000, example: 'Before the shops close' }) description!: string;
  @Flag({ example: false }) archive!: boolean;
  @WebUrl({ nullable: true, example: null }) image!: string | null;
  @Instant({ description: 'When the note was last written.' }) time!: string;
  @Instant({ nullable: true, example: null, description: 'When to be reminded.' }) reminder!: string | null;
  @ListById(() => ChecklistItemDto, { max: 100 }) checklist!: ChecklistItemDto[];
  @Ids({ max: 50, example: [], description: 'Ids of labels.' }) labels!: string[];
}

/** What a note may be made from: any of its fields; what is left out is empty. */
export class NoteDraftDto extends draftOf(NoteDto) {}

export class CreateNoteDto {
  @Nested(() => NoteDraftDto) note!: NoteDraftDto;
}

export class UpdateNoteDto extends updateOf('note', NoteDto) {}

export class RemoveNoteDto {
  @Id(demoNote) noteId!: string;
}

export class NoteLabelDto {
  @Id(demoLabel) id!: string;
  @Text({ max: 60, example: 'Family' }) name!: string;
  @Text({ max: 80, example: 'family', description: 'The name as it stands in addresses.' }) handle!: string;
}

/** A label as it is kept; one without an id is new, one without a handle gets it from its name. */
export class NoteLabelDraftDto {
  @Id({ ...demoLabel, optional: true }) id?: string;
  @Text({ max: 60, example: 'Family' }) name!: string;
  @Text({ max: 80, optional: true, example: 'family' }) handle?: string;
}

/** How many labels a user may have. */
export const MAX_NOTE_LABELS = 200;

export class UpdateNoteLabelsDto {
  @ListOf(() => NoteLabelDraftDto, { max: MAX_NOTE_LABELS }) labels!: NoteLabelDraftDto[];
  @ListOf(() => NoteLabelDto, {
    max: MAX_NOTE_LABELS,
    optional: true,
    description: 'The labels as the caller had them. Those that are not in it stay.',
  })
  base?: NoteLabelDto[];
}
