import { Link } from '@ezone/ui/link';
import type { AnyMachineDocs } from '../machine-stage/MachineDocs';

/** Where a machine's page is. */
const addressOf = (page: string): string => `/documentation/machines/${page.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** The machines that a machine works with, each with how. */
export const Related = ({ of: docs }: { of: AnyMachineDocs }) => (
  <ul>
    {docs.related.map(({ page, why }) => (
      <li key={page}>
        <Link href={addressOf(page)}>{page}</Link>, {why}.
      </li>
    ))}
  </ul>
);
