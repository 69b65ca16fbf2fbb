/** First words of an operation's file: what a person or the system does. Add the verb that the sentence needs. */
export const verbs: ReadonlySet<string> = new Set(
  `accept access acknowledge activate add admit agree answer append apply approve archive arrange ask assess assign attach authenticate
  authorize award ban begin block book buy calculate call cancel carry change charge check choose claim clear close collect
  compare complain complete compose compute confirm connect consent consume continue copy correct count counter create deactivate decide
  decline delete deliver detach detect discard dismiss dispatch download draft edit emit end enforce enter erase estimate evaluate exchange
  expire explain export extend extract fetch fill find finish flag flush follow forget forward freeze fulfil gather generate get give grade grant
  handle hide hold identify import index inform insert inspect interrupt invalidate invite invoke issue join keep leave
  like link list load locate lock log look make mark mask match measure merge migrate move mute note notify obtain offer
  open order override parse pass pause pay perform pick pin plan post postpone praise prepare present prevent preview print
  propose publish purge push put quote rank rate react read rebuild receive recommend reconcile reconnect record redeem refresh
  refund refuse register reindex reject release reload remind remove rename render renew reopen repeat replace reply report
  request rescore reschedule resend reserve reset resolve respond restore retain retract retry return reveal review revoke rotate
  run save say schedule score seal search seed select send serve set settle share show sign skip snooze sort split star start stop
  store submit subscribe suggest summarize suspend switch sync synchronize take tell test tick track transcribe transfer translate try
  unassign unblock undo unfollow unlink unlock unmask unpin unpublish unstar unsubscribe update upload use validate verify
  void wait wake warn watch withdraw write`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
