import { useToast } from '@ezone/shell/notices/toast';
import { PanelContent } from '@ezone/shell/panels/panel';
import { findRoute, RouteLink, useRouting } from '@ezone/shell/routing';
import { Avatar } from '@ezone/ui/avatar';
import { Button, LinkButton } from '@ezone/ui/button';
import { lazyContent } from '@ezone/ui/lazy-content';
import { Link } from '@ezone/ui/link';
import { Skeleton } from '@ezone/ui/skeleton';
import { Copy, Mail } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { orderMessages, orderSentences } from '../messages';
import type { Order, OrderAddress } from '../model/order';

/** The world is large: it comes after the words. */
const loadMap = lazyContent(async () => (await import('./OrderMap')).OrderMap);

const isSamePlace = (one: OrderAddress, other: OrderAddress) => JSON.stringify(one) === JSON.stringify(other);

/** Who has bought it, how they are reached, and where they are. */
export const OrderCustomer = ({ customer }: { customer: Order['customer'] }) => {
  const { formatMessage } = useIntl();
  const { firstName, lastName, avatar, company, jobTitle, email, phone, invoiceAddress, shippingAddress } = customer;
  const name = `${firstName} ${lastName}`.trim();
  const work = [jobTitle, company].filter(Boolean).join(' · ');
  return (
    <Parts>
      <Person>
        <Avatar name={name} size="large" decorative {...(avatar && { src: avatar })} />
        <div>
          <Name dir="auto">{name}</Name>
          {work && <Muted dir="auto">{work}</Muted>}
          <Ways>
            <Plain href={`mailto:${email}`}>{email}</Plain>
            {phone && <Plain href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Plain>}
          </Ways>
        </div>
      </Person>
      <WriteMail email={email} />
      <Place title={formatMessage(orderMessages.shippingAddress)} place={shippingAddress} />
      <PanelContent
        load={loadMap}
        props={{ place: shippingAddress, label: formatMessage(orderSentences.map, { place: shippingAddress.address }) }}
        waiting={<Skeleton shape="card" height="18rem" />}
      />
      {!isSamePlace(invoiceAddress, shippingAddress) && (
        <Place title={formatMessage(orderMessages.invoiceAddress)} place={invoiceAddress} />
      )}
    </Parts>
  );
};

/** Leads to a new mail: in the mail app where there is one, else in the program of the device. */
function WriteMail({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const { routes } = useRouting();
  const path = '/apps/mail/inbox';
  const words = (
    <>
      <Mail aria-hidden />
      {formatMessage(orderMessages.write)}
    </>
  );
  return (
    <div>
      {findRoute(routes, path) ? (
        <LinkButton
          as={RouteLink}
          to={`${path}?compose=${encodeURIComponent(email)}`}
          $variant="secondary"
          $size="default"
        >
          {words}
        </LinkButton>
      ) : (
        <LinkButton href={`mailto:${encodeURIComponent(email)}`} $variant="secondary" $size="default">
          {words}
        </LinkButton>
      )}
    </div>
  );
}

function Place({ title, place: { address, lat, lng } }: { title: string; place: OrderAddress }) {
  const { formatMessage, formatNumber } = useIntl();
  const toast = useToast();
  // Beside Arabic, a minus stays before its number.
  const degrees = (value: number) => `\u2066${formatNumber(value, { maximumFractionDigits: 4 })}\u2069`;
  const copy = async () => {
    const key = 'orders.copy';
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ key, variant: 'success', message: formatMessage(orderMessages.copied) });
    } catch {
      // Without https, or without the permission.
      toast.show({ key, variant: 'error', message: formatMessage(orderMessages.notCopied) });
    }
  };
  return (
    <section aria-label={title}>
      <Label>{title}</Label>
      <Address dir="auto">{address}</Address>
      <Muted>{formatMessage(orderSentences.coordinates, { lat: degrees(lat), lng: degrees(lng) })}</Muted>
      <Button variant="ghost" size="dense" icon={<Copy />} onPress={() => void copy()}>
        {formatMessage(orderMessages.copyAddress)}
      </Button>
    </section>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

const Person = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(4)};

  & > div {
    min-inline-size: 0;
  }
`;

const Name = styled.p`
  ${({ theme }) => theme.type.cardTitle}
`;

const Muted = styled.p`
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Label = styled.h3`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Address = styled.p`
  ${({ theme }) => theme.type.body}
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(4)};
`;

const Plain = styled(Link)`
  direction: ltr;
  unicode-bidi: isolate;
  overflow-wrap: anywhere;

  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-block-size: 4.4rem;
  }
`;
