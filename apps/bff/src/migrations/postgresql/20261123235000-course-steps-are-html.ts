import { Migration } from '@mikro-orm/migrations';
import { htmlOfSteps } from '../html-of-steps';

/** What the steps of courses say was plain text before it became HTML. */
export class CourseStepsAreHtml extends Migration {
  override async up(): Promise<void> {
    for (let after = ''; ;) {
      const courses = (await this.execute('select "id", "steps" from "course" where "id" > ? order by "id" limit 50', [
        after,
      ])) as { id: string; steps: unknown }[];
      for (const { id, steps } of courses) {
        await this.execute('update "course" set "steps" = ? where "id" = ?', [htmlOfSteps(steps), id]);
      }
      const last = courses.at(-1);
      if (!last) return;
      after = last.id;
    }
  }
}
