import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import type { Subscription } from '#platform/events/subscription.ts';
import type { BoundEndpoint } from '#platform/http/endpoint-route.ts';
import type { BoundSocket } from '#platform/http/socket-route.ts';
import type { Task } from '#platform/queue/task.ts';
import { routes as dictionaryRoutes } from '#domains/dictionary/routes.ts';
import { routes as accountRoutes } from '#domains/account/routes.ts';
import { tasks as accountTasks } from '#domains/account/tasks.ts';
import { routes as messageRoutes } from '#domains/message/routes.ts';
import { tasks as messageTasks } from '#domains/message/tasks.ts';
import { personalDataSubscriptions } from '#domains/message/personal-data/tasks.ts';
import { realNameSubscriptions } from '#domains/message/real-name/tasks.ts';
import { subscriptions as securitySubscriptions } from '#domains/message/security/tasks.ts';
import { sockets as messageSockets } from '#domains/message/socket.ts';
import { routes as companyRoutes } from '#domains/company/routes.ts';
import { tasks as companyTasks } from '#domains/company/tasks.ts';
import { routes as billingRoutes } from '#domains/billing/routes.ts';
import { tasks as billingTasks } from '#domains/billing/tasks.ts';
import { routes as calendarRoutes } from '#domains/calendar/routes.ts';
import { tasks as calendarTasks } from '#domains/calendar/tasks.ts';
import { routes as resumeRoutes } from '#domains/resume/routes.ts';
import { subscriptions as resumeSubscriptions, tasks as resumeTasks } from '#domains/resume/tasks.ts';
import { routes as positionRoutes } from '#domains/position/routes.ts';
import { subscriptions as positionSubscriptions, tasks as positionTasks } from '#domains/position/tasks.ts';
import { routes as interviewRoutes } from '#domains/interview/routes.ts';
import { sockets as interviewSockets } from '#domains/interview/socket.ts';
import { tasks as interviewTasks } from '#domains/interview/tasks.ts';
import { routes as applicationRoutes } from '#domains/application/routes.ts';
import { subscriptions as applicationSubscriptions, tasks as applicationTasks } from '#domains/application/tasks.ts';
import { routes as matchingRoutes } from '#domains/matching/routes.ts';
import { subscriptions as matchingSubscriptions, tasks as matchingTasks } from '#domains/matching/tasks.ts';
import { routes as agentRoutes } from '#domains/agent/routes.ts';
import { sockets as agentSockets } from '#domains/agent/socket.ts';
import { subscriptions as agentSubscriptions, tasks as agentTasks } from '#domains/agent/tasks.ts';
import { routes as consoleRoutes } from '#domains/console/routes.ts';
import { subscriptions as consoleSubscriptions } from '#domains/console/tasks.ts';
import { tasks as sandboxTasks } from './sandbox/tasks.ts';
import { subscriptions as wholePersonSubscriptions, tasks as wholePersonTasks } from './personal-data/tasks.ts';

/** What the product is made of, in the order in which domains may know one another. */
interface Domain {
  readonly routes: readonly BoundEndpoint[];
  readonly sockets?: readonly BoundSocket[];
  readonly tasks?: readonly Task<never>[];
  readonly subscriptions?: readonly Subscription[];
}

const domains: readonly Domain[] = [
  { routes: dictionaryRoutes },
  { routes: accountRoutes, tasks: accountTasks },
  {
    routes: messageRoutes,
    sockets: messageSockets,
    tasks: messageTasks,
    subscriptions: [...securitySubscriptions, ...realNameSubscriptions, ...personalDataSubscriptions],
  },
  { routes: companyRoutes, tasks: companyTasks },
  { routes: billingRoutes, tasks: billingTasks },
  { routes: calendarRoutes, tasks: calendarTasks },
  { routes: resumeRoutes, tasks: resumeTasks, subscriptions: resumeSubscriptions },
  { routes: positionRoutes, tasks: positionTasks, subscriptions: positionSubscriptions },
  { routes: interviewRoutes, sockets: interviewSockets, tasks: interviewTasks },
  { routes: applicationRoutes, tasks: applicationTasks, subscriptions: applicationSubscriptions },
  { routes: matchingRoutes, tasks: matchingTasks, subscriptions: matchingSubscriptions },
  { routes: agentRoutes, sockets: agentSockets, tasks: agentTasks, subscriptions: agentSubscriptions },
  { routes: consoleRoutes, subscriptions: consoleSubscriptions },
  // What the embedded vendors put off.
  { routes: [], tasks: sandboxTasks },
  // What all of them know of one person, taken along or erased as a whole.
  { routes: [], tasks: wholePersonTasks, subscriptions: wholePersonSubscriptions },
];

export const routes: readonly BoundEndpoint[] = domains.flatMap((domain) => domain.routes);
export const sockets: readonly BoundSocket[] = domains.flatMap((domain) => domain.sockets ?? []);
export const tasks: readonly Task<never>[] = domains.flatMap((domain) => domain.tasks ?? []);
export const subscriptions: readonly Subscription[] = domains.flatMap((domain) => domain.subscriptions ?? []);

/** Every endpoint by name, for OpenAPI and the stranger matrix. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  routes.map((route) => [route.name, route.endpoint]),
);
