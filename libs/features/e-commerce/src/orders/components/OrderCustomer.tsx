import { useToast } from '@ezone/shell/notices/toast';
import { PanelContent } from '@ezone/shell/panels/panel';
import { RouteLink } from '@ezone/shell/routing';
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
import { Caption, Line, Muted, Stack, Written } from './parts';

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
    <Stack>
      <Person>
        <Avatar name={name} size="large" decorative {...(avatar && { src: avatar })} />
        <div>
          <Name>{name}</Name>
          {work && <Muted dir="auto">{work}</Muted>}
          <Line>
            <Way href={`mailto:${email}`}>{email}</Way>
            {phone && <Way href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Way>}
          </Line>
        </div>
      </Person>
      <Line>
        <LinkButton
          as={RouteLink}
          to={`/apps/mail/inbox?compose=${encodeURIComponent(email)}`}
          $variant="secondary"
          $size="default"
        >
          <Mail aria-hidden />
          {formatMessage(orderMessages.write)}
        </LinkButton>
      </Line>
      <Place title={formatMessage(orderMessages.shippingAddress)} place={shippingAddress} />
      <PanelContent
        load={loadMap}
        props={{ place: shippingAddress, label: formatMessage(orderSentences.map, { place: shippingAddress.address }) }}
        waiting={<Skeleton shape="card" height="18rem" />}
      />
      {!isSamePlace(invoiceAddress, shippingAddress) && (
        <Place title={formatMessage(orderMessages.invoiceAddress)} place={invoiceAddress} />
      )}
    </Stack>
  );
};

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
      <Caption>{title}</Caption>
      <Written>{address}</Written>
      <Muted>{formatMessage(orderSentences.coordinates, { lat: degrees(lat), lng: degrees(lng) })}</Muted>
      <Button variant="ghost" size="dense" icon={<Copy />} onPress={() => void copy()}>
        {formatMessage(orderMessages.copyAddress)}
      </Button>
    </section>
  );
}

const Person = styled(Line)`
  flex-wrap: nowrap;
  align-items: flex-start;
`;

const Name = styled(Written)`
  ${({ theme }) => theme.type.cardTitle}
`;

const Way = styled(Link)`
  direction: ltr;
  unicode-bidi: isolate;
  overflow-wrap: anywhere;

  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-block-size: 4.4rem;
  }
`;
