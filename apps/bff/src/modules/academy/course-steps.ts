import { InvalidInputException } from '../../platform/errors/validation.pipe';
import { MAX_TAGS, safeHtml, tagsIn } from '../../platform/html/safe-html';
import { MAX_CONTENT, type CourseStepDto } from './academy.dto';

const wrong = (place: number, message: string) => ({
  field: `steps.${String(place)}.content`,
  message: `content ${message}`,
});

/**
 * The steps as they are kept: their contents are HTML that runs nothing.
 * @throws InvalidInputException where they have too many tags, or one is too long once its HTML is safe.
 */
export function safeSteps(steps: CourseStepDto[]): CourseStepDto[] {
  let tags = 0;
  const full = steps.findIndex(({ content }) => (tags += tagsIn(content)) > MAX_TAGS);
  if (full !== -1) throw new InvalidInputException([wrong(full, 'has too many tags')]);
  const safe = steps.map((step) => ({ ...step, content: safeHtml(step.content) }));
  const details = safe.flatMap(({ content }, place) =>
    content.length > MAX_CONTENT
      ? [wrong(place, `must be shorter than or equal to ${String(MAX_CONTENT)} characters, as it is stored`)]
      : [],
  );
  if (details.length > 0) throw new InvalidInputException(details);
  return safe;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as HTML that reads the same: empty lines part paragraphs, other lines break. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => part.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign).replaceAll('\n', '<br />'))
    .map((part) => `<p>${part}</p>`)
    .join('');
