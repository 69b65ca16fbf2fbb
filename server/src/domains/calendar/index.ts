export { bookAppointment } from './appointment/book-appointment.ts';
export { cancelAppointment } from './appointment/cancel-appointment.ts';
export { findFreeTimes } from './free/find-free-times.ts';
export { freeAmong } from './free/find-free-among.ts';
export { readCalendarFeed } from './feed/read-calendar-feed.ts';
export { openAppointmentFile } from './ics/get-appointment-file.ts';
export { writeAppointmentFile } from './ics/write-appointment-file.ts';
