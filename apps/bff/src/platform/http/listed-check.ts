import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { stampedListOf } from './listed';
import { StampedLists } from './stamped-lists';
import { WrittenLists } from './written-lists';

/**
 * Makes the lists of all routes known, and stops the boot if a route names one that nobody writes to. The stamp of such a list never
 * changes, so browsers would be answered 304 for ever.
 */
@Injectable()
export class ListedCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly written: WrittenLists,
    private readonly lists: StampedLists,
  ) {}

  onApplicationBootstrap(): void {
    for (const { metatype } of this.discovery.getControllers()) {
      const methods = (metatype?.prototype ?? {}) as Record<string, () => unknown>;
      for (const name of this.scanner.getAllMethodNames(methods)) {
        const handler = methods[name];
        if (metatype && handler) this.check(metatype, handler);
      }
    }
  }

  /** @throws Error if the handler's list is not written to, or has another scope */
  private check(controller: object, handler: () => unknown): void {
    const stamped = stampedListOf(this.reflector, handler);
    if (!stamped) return;
    const { scopes, also = [] } = stamped;
    const shown = [
      ...scopes.map((scope) => ({ list: stamped.list, scope })),
      ...also.map((list) => ({ list, scope: 'owner' as const })),
    ];
    const unwritten = shown.find(({ list, scope }) => !this.written.has(list, scope));
    if (!unwritten) {
      this.lists.add(stamped);
      return;
    }
    const { list, scope } = unwritten;
    const path = [controller, handler].map((target) => String(Reflect.getMetadata(PATH_METADATA, target))).join('/');
    throw new Error(
      `GET /api/${path} is @Listed('${list}') of ${scope}, but nobody writes to such a list: it would never change`,
    );
  }
}
