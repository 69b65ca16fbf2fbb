import type { Decision } from '@pinjian/contract/application-scorecard-rating.ts';
import type { Course } from './course.ts';
import {
  acceptThere,
  cancelThere,
  declineThere,
  holdThere,
  inviteAt,
  inviteThere,
  missThere,
  proposeThere,
  waitForEnd,
} from './round-thread.ts';
import { decideThere, writeCardThere } from './score-round.ts';
import type { Thread } from './thread.ts';

const hour = 3_600_000;
const day = 24 * hour;
const halfHour = hour / 2;

async function passed(thread: Thread): Promise<void> {
  await thread.apply();
  thread.wait(2, 10);
  await thread.look();
  thread.wait(1, 6);
  await thread.pass();
  thread.wait(1, 4);
}

/** So many days after now, and after today. */
const ahead = ({ stage }: Thread, days: number): Date => new Date(stage.today.getTime() + days * day);
const soon = ({ stage }: Thread): Date => new Date(stage.now().getTime() + day);

/** Invited so that everything that follows lies in the past. */
async function held(thread: Thread): Promise<void> {
  await passed(thread);
  await inviteThere(thread, { name: '初面', from: soon(thread), slots: 3, together: true });
  thread.wait(2, 8);
  waitForEnd(thread, await acceptThere(thread));
  await holdThere(thread);
}

/** Both write down what they saw; who moves the candidate decides. */
async function scored(thread: Thread, decision: Decision, reason: string): Promise<void> {
  const { interviewer, member } = thread.pair;
  thread.wait(0.2, 2);
  await writeCardThere(thread, interviewer);
  if (member.userId !== interviewer.userId) {
    thread.wait(0.2, 4);
    await writeCardThere(thread, member);
  }
  thread.wait(0.2, 3);
  await decideThere(thread, decision, reason);
}

/** Courses with interviews by people: rounds in every state that a reader can meet one in. */
export const roundCourses = {
  roundInvited: {
    begins: [2, 4],
    weight: 1,
    async run(thread) {
      await passed(thread);
      await inviteThere(thread, { name: '初面', from: ahead(thread, 1), slots: 3 });
    },
  },
  roundProposed: {
    begins: [2, 4],
    weight: 0.5,
    async run(thread) {
      await passed(thread);
      await inviteThere(thread, { name: '初面', from: ahead(thread, 1), slots: 2 });
      thread.wait(1, 5);
      await proposeThere(thread);
    },
  },
  roundToday: {
    begins: [2, 4],
    weight: 0.3,
    async run(thread) {
      await passed(thread);
      const { today } = thread.stage;
      const next = Math.ceil((today.getTime() + hour * 2) / halfHour) * halfHour;
      await inviteAt(thread, '电话沟通', new Date(next));
      thread.wait(1, 5);
      await acceptThere(thread);
    },
  },
  roundTomorrow: {
    begins: [2, 4],
    weight: 0.7,
    async run(thread) {
      await passed(thread);
      await inviteThere(thread, { name: '初面', from: ahead(thread, 1), slots: 2 });
      thread.wait(1, 5);
      await acceptThere(thread);
    },
  },
  roundHeld: {
    begins: [12, 40],
    weight: 1,
    async run(thread) {
      await held(thread);
      await scored(thread, 'discuss', '两项之间差别较大，等用人部门再看一次。');
    },
  },
  /** Told at once, with the letter that is drafted from both cards. */
  roundRejected: {
    begins: [12, 40],
    weight: 0.5,
    async run(thread) {
      await held(thread);
      await scored(thread, 'reject', '沟通不错，专业深度和这个岗位还有距离。');
      thread.wait(0.5, 3);
      await thread.sayGoodbye();
    },
  },
  /** One card is still to be written. */
  roundOwed: {
    begins: [12, 20],
    weight: 0.5,
    async run(thread) {
      await held(thread);
      thread.wait(0.2, 2);
      await writeCardThere(thread, thread.pair.interviewer, { begun: true });
    },
  },
  roundSecond: {
    begins: [12, 25],
    weight: 0.5,
    async run(thread) {
      await held(thread);
      await scored(thread, 'nextRound', '几项要求都有例子支持，请用人部门再面一次。');
      // Late enough that it still waits for its answer today.
      const late = (ahead(thread, -4).getTime() - thread.stage.now().getTime()) / hour;
      thread.wait(Math.max(2, late), Math.max(20, late + 24));
      await inviteThere(thread, { name: '终面', from: ahead(thread, 2), slots: 3 });
    },
  },
  roundDeclined: {
    begins: [4, 40],
    weight: 0.5,
    async run(thread) {
      await passed(thread);
      await inviteThere(thread, { name: '初面', from: soon(thread), slots: 3 });
      thread.wait(2, 10);
      await declineThere(thread);
    },
  },
  roundCancelled: {
    begins: [4, 40],
    weight: 0.5,
    async run(thread) {
      await passed(thread);
      await inviteThere(thread, { name: '初面', from: soon(thread), slots: 2 });
      thread.wait(1, 6);
      await acceptThere(thread);
      thread.wait(1, 4);
      await cancelThere(thread);
    },
  },
  roundMissed: {
    begins: [16, 40],
    weight: 0.5,
    async run(thread) {
      await passed(thread);
      await inviteThere(thread, { name: '初面', from: soon(thread), slots: 1 });
      thread.wait(1, 6);
      waitForEnd(thread, await acceptThere(thread));
      await missThere(thread);
      thread.wait(48.2, 48.6);
      await thread.stage.runScheduled('application.settle-no-shows');
      await thread.stage.settle();
    },
  },
  roundExpired: {
    begins: [14, 45],
    weight: 0.5,
    async run(thread) {
      await passed(thread);
      await inviteThere(thread, { name: '初面', from: soon(thread), slots: 2 });
      thread.wait(7.05 * 24, 7.1 * 24);
      await thread.stage.runScheduled('application.expire-rounds');
      await thread.stage.settle();
    },
  },
} as const satisfies Record<string, Course>;
