import { Link } from '@ezone/ui/link';
import styled from 'styled-components';
import type { Invoice } from '../invoice';

type PartyProps = {
  /** What it is on this invoice: who writes it, or whom it is for. */
  role: string;
  party: Invoice['from'];
};

/** One of the two whom an invoice is about, and how to reach them. */
export const Party = ({ role, party: { title, address, phone, email, website } }: PartyProps) => (
  <section>
    <Role>{role}</Role>
    <Lines>
      <strong dir="auto">{title}</strong>
      <span dir="auto">{address}</span>
      <bdi dir="ltr">{phone}</bdi>
      <Link href={`mailto:${email}`} dir="ltr" $quiet>
        {email}
      </Link>
      <Link href={website} rel="noreferrer" target="_blank" dir="ltr" $quiet>
        {website.replace(/^https?:\/\//, '')}
      </Link>
    </Lines>
  </section>
);

const Role = styled.h3`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Lines = styled.p`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;
  text-align: start;

  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 4.4rem;
    }
  }
`;
