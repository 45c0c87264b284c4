import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { stampedListOf } from './listed';
import { WrittenLists } from './written-lists';

/**
 * Stops the boot if a route names a list that nobody writes to. The stamp of such a list never changes, so browsers
 * would be answered 304 for ever.
 */
@Injectable()
export class ListedCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly written: WrittenLists,
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
    const { list, scopes } = stamped;
    const scope = scopes.find((wanted) => !this.written.has(list, wanted));
    if (!scope) return;
    const path = [controller, handler].map((target) => String(Reflect.getMetadata(PATH_METADATA, target))).join('/');
    throw new Error(
      `GET /api/${path} is @Listed('${list}') of ${scope}, but nobody writes to such a list: it would never change`,
    );
  }
}
