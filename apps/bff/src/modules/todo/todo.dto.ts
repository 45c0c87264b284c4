import {
  EntryId,
  HandlesQueryDto,
  LabelDto,
  LabelIds,
  PartDto,
  SelectedIds,
} from '../../platform/catalogues/catalogue.dto';
import { ChecklistItemDto } from '../../platform/dto/checklist-item.dto';
import { draftOf } from '../../platform/dto/draft-of';
import { Decimal, Flag, Id, Instant, Int, ListById, Nested, OneOf, Text, TimeZone } from '../../platform/dto/fields';
import { updateOf } from '../../platform/dto/update-of';
import { demoAdminsId } from '../../platform/openapi/demo-ids';

/** A todo of the demo admin. */
const EXAMPLE_ID = demoAdminsId('todo', '0');

/** What becomes of a field that an update leaves out. */
const KEPT = 'An update that leaves it out changes nothing of it.';

/** What is said of dates that are days. */
const DAYS =
  'A day is the same in every time zone, and its date the midnight in UTC that it begins with. An update that leaves it out and sets ' +
  'another date sets a moment.';

const EVERY = ['day', 'weekday', 'week', 'month', 'year'] as const;

export class TodoRepeatDto {
  @OneOf(EVERY, { enumName: 'TodoRepeatEvery', example: 'month', description: '`weekday` is Monday to Friday.' })
  every!: (typeof EVERY)[number];
  @Int({
    ...{ min: 1, max: 31, nullable: true, example: 31 },
    description: 'The day of the month that it is meant for: where a month is shorter, its last day takes its place.',
  })
  day!: number | null;
}

export class TodoDto {
  @Id({ example: EXAMPLE_ID }) id!: string;
  @Text({ min: 0, max: 200, example: 'Write the release notes' }) title!: string;
  @Text({ min: 0, max: 20_000, example: 'One line for each change' }) notes!: string;
  @Instant({ nullable: true, example: null, description: 'When to begin.' }) startDate!: string | null;
  @Instant({ nullable: true, description: 'When it has to be done.' }) dueDate!: string | null;
  @Flag({ optional: true, example: false, description: `Whether it is to be begun on a day. ${DAYS}` })
  startAllDay?: boolean;
  @Flag({ optional: true, example: false, description: `Whether it is due on a day. ${DAYS}` }) dueAllDay?: boolean;
  @Flag({ example: false }) completed!: boolean;
  @Flag({ example: true }) starred!: boolean;
  @Flag({ example: false }) important!: boolean;
  @Flag({ example: false, description: 'Whether it is in the trash. Setting it removes, and clearing it restores.' })
  deleted!: boolean;
  @LabelIds({ example: [1] }) labels!: number[];
  @EntryId({ optional: true, example: 0, description: 'The id of a folder; all, if it is left out.' }) folder?: number;
  @ListById(() => ChecklistItemDto, { max: 100, optional: true, example: [], description: `Its parts. ${KEPT}` })
  subtasks?: ChecklistItemDto[];
  @Nested(() => TodoRepeatDto, {
    optional: true,
    nullable: true,
    example: null,
    description: `How it comes back. ${KEPT}`,
  })
  repeat?: TodoRepeatDto | null;
  @Decimal({
    ...{ min: -1e12, max: 1e12, optional: true, example: 1_795_000_000 },
    description: `Where it stands in the owner’s own order, the greatest first. A new one’s is the time, in seconds since 1970. ${KEPT}`,
  })
  place?: number;
}

export class ListTodosDto extends HandlesQueryDto {
  @TimeZone({ optional: true, description: 'Where the filter `today` has its day; UTC, if it is left out.' })
  tz?: string;
  @OneOf(['include'], {
    enumName: 'TodoTrash',
    optional: true,
    description: 'Answers also the todos in the trash, in their places; not beside a label or a filter.',
  })
  trash?: string;
}

export class DueTodosQueryDto {
  @Instant({ description: 'The moment before which they are due, as the end of the caller’s day.' }) before!: string;
  @TimeZone({
    optional: true,
    description:
      'Where that moment is of a day: what is due on days before that one counts, too. UTC, if it is left out.',
  })
  tz?: string;
}

export class DueTodosDto {
  @Int({
    ...{ min: 0, max: 2 ** 31 - 1, example: 3 },
    description: 'How many todos are due before the moment and not done; none of the trash.',
  })
  count!: number;
}

/** What a todo may be made from: any of its fields; what is left out is empty. */
export class TodoDraftDto extends draftOf(TodoDto) {}

export class NewTodoDto {
  @Nested(() => TodoDraftDto) todo!: TodoDraftDto;
}

export class UpdateTodoDto extends updateOf('todo', TodoDto) {}

export class RemoveTodoDto {
  @Id({ example: EXAMPLE_ID }) id!: string;
}

export class SelectedTodosDto {
  @SelectedIds({ example: [EXAMPLE_ID] }) selectedTodoIds!: string[];
}

export class SetTodoFolderDto extends SelectedTodosDto {
  @EntryId({ example: 0 }) folderId!: number;
}

export class ToggleTodoLabelDto extends SelectedTodosDto {
  @EntryId({ example: 1 }) labelId!: number;
}

export class TodoFilterDto extends PartDto {}
export class TodoFolderDto extends PartDto {}
export class TodoLabelDto extends LabelDto {}
