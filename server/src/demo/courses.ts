import type { Chance } from './chance.ts';
import { prepareForInterview, sitInterview } from './interviews.ts';
import type { Thread } from './thread.ts';
import { createRespondent } from './writing/answer-text.ts';
import type { Course, Teller } from './course.ts';
import { roundCourses } from './round-courses.ts';

async function passed(thread: Thread): Promise<void> {
  await thread.apply();
  thread.wait(2, 14);
  await thread.look();
  thread.wait(1, 8);
  await thread.pass();
}

async function invited(thread: Thread): Promise<void> {
  await passed(thread);
  thread.wait(1, 10);
  await thread.invite();
}

async function accepted(thread: Thread): Promise<string> {
  await invited(thread);
  thread.wait(2, 16);
  return thread.accept();
}

async function sit(thread: Thread, teller: Teller, leavesAfter?: number): Promise<void> {
  const interviewId = await accepted(thread);
  thread.wait(2, 20);
  const respond = createRespondent(teller.trade, teller.stories, thread.chance, teller.telling);
  const { seeker } = thread.pair;
  const sitting = { seeker, interviewId, kind: 'position' as const, respond };
  await sitInterview(thread.stage, thread.chance, leavesAfter === undefined ? sitting : { ...sitting, leavesAfter });
}

async function waitForClose(thread: Thread): Promise<void> {
  thread.wait(7.2 * 24, 7.4 * 24);
  await thread.stage.runScheduled('interview.close-overdue');
  await thread.stage.settle();
}

/** Every course that an application can take today, by name. */
export const courses = {
  delivered: { begins: [0.02, 7], weight: 16, run: (thread) => thread.apply() },
  viewed: {
    begins: [1, 10],
    weight: 12,
    async run(thread) {
      await thread.apply();
      thread.wait(2, 20);
      await thread.look();
    },
  },
  passed: { begins: [2, 20], weight: 9, run: passed },
  invited: { begins: [2, 6.5], weight: 6, run: invited },
  accepted: { begins: [3, 6.5], weight: 4, run: async (thread) => void (await accepted(thread)) },
  prepared: {
    begins: [3, 6.5],
    weight: 1,
    async run(thread, _teller, chance) {
      const interviewId = await accepted(thread);
      thread.wait(1, 6);
      const { seeker } = thread.pair;
      await prepareForInterview(thread.stage, chance, { seeker, interviewId, kind: 'position' });
    },
  },
  running: {
    begins: [4, 6.5],
    weight: 1,
    run: (thread, teller, chance) => sit(thread, teller, chance.int(2, 5)),
  },
  interviewed: { begins: [4, 50], weight: 6, run: (thread, teller) => sit(thread, teller) },
  invitedAgain: {
    begins: [4.5, 6.5],
    weight: 1,
    async run(thread, teller) {
      await sit(thread, teller);
      thread.wait(4, 20);
      await thread.invite();
    },
  },
  leftHalfway: {
    begins: [12, 50],
    weight: 1,
    async run(thread, teller, chance) {
      await sit(thread, teller, chance.int(2, 4));
      await waitForClose(thread);
    },
  },
  neverHeld: {
    begins: [12, 50],
    weight: 2,
    async run(thread) {
      await accepted(thread);
      await waitForClose(thread);
    },
  },
  declined: {
    begins: [4, 45],
    weight: 3,
    async run(thread) {
      await invited(thread);
      thread.wait(3, 30);
      await thread.decline();
    },
  },
  expired: {
    begins: [11, 45],
    weight: 3,
    async run(thread) {
      await invited(thread);
      thread.wait(7.05 * 24, 7.1 * 24);
      await thread.stage.runScheduled('application.expire-invitations');
      await thread.stage.settle();
    },
  },
  takenBack: {
    begins: [4, 45],
    weight: 2,
    async run(thread) {
      await invited(thread);
      thread.wait(2, 40);
      await thread.takeBack();
    },
  },
  rejectionHeld: {
    begins: [0.6, 0.95],
    weight: 4,
    async run(thread) {
      await thread.apply();
      thread.wait(1, 4);
      await thread.reject();
    },
  },
  rejected: {
    begins: [4, 50],
    weight: 12,
    async run(thread) {
      await thread.apply();
      thread.wait(5, 40);
      await thread.reject();
      thread.wait(24.1, 24.4);
      await thread.stage.runScheduled('application.release-rejections');
      await thread.stage.settle();
    },
  },
  rejectedAfterInterview: {
    begins: [8, 50],
    weight: 1.5,
    async run(thread, teller) {
      await sit(thread, teller);
      thread.wait(5, 40);
      await thread.reject(true);
    },
  },
  withdrawn: {
    begins: [2, 40],
    weight: 4,
    async run(thread, _teller, chance) {
      await (chance.is(0.5) ? thread.apply() : passed(thread));
      thread.wait(2, 30);
      await thread.withdraw();
    },
  },
  ...roundCourses,
} as const satisfies Record<string, Course>;

export type CourseName = keyof typeof courses;
export const courseNames = Object.keys(courses) as [CourseName, ...CourseName[]];

/** A course by its weight, without those of `but`. */
export function drawCourse(chance: Chance, but: readonly CourseName[] = []): CourseName {
  const open = courseNames.filter((name) => !but.includes(name));
  let left = chance.next() * open.reduce((sum, name) => sum + courses[name].weight, 0);
  return open.find((name) => (left -= courses[name].weight) < 0) ?? 'delivered';
}
