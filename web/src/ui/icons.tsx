import type { ReactNode } from 'react';

interface IconProps {
  /** Pixels. */
  readonly size?: number;
}

function Icon({ size = 22, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function BriefcaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="7.5" width="17" height="12" rx="2.5" />
      <path d="M9 7.5V6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1.5M3.5 12.5h17M12 11.5v2" />
    </Icon>
  );
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11.2 12 4.5l8 6.7V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" />
      <path d="M9.5 20v-5.5h5V20" />
    </Icon>
  );
}

export function ResumeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3.5h7l4.5 4.5v10.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z" />
      <path d="M13.5 3.5v5h5M8.5 13h7M8.5 16.5h4.5" />
    </Icon>
  );
}

export function InterviewIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 4h13a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H12L7.5 20v-3.5h-2a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z" />
      <path d="M8.5 9.2v2.2M12 8v4.6M15.5 9.2v2.2" />
    </Icon>
  );
}

export function AgentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 1.9 5.1 5.1 1.9-5.1 1.9L12 17.5l-1.9-5.1L5 10.5l5.1-1.9Z" />
      <path d="m18.5 15.5.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8Z" />
    </Icon>
  );
}

export function SearchPersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="8" r="3.7" />
      <path d="M3.5 19.5c.5-3.6 3-5.6 6.5-5.6 1 0 1.9.2 2.7.5" />
      <circle cx="17" cy="16.5" r="3" />
      <path d="m19.2 18.7 1.8 1.8" />
    </Icon>
  );
}

export function InboxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.6 5h10.8l3.1 8v4.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V13Z" />
      <path d="M3.5 13h4.7l1.3 2.5h5l1.3-2.5h4.7" />
    </Icon>
  );
}

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="2.5" />
      <path d="M8 9h.1M11 9h5M8 12h.1M11 12h5M8 15h.1M11 15h5" />
    </Icon>
  );
}

export function PeopleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.8 19.5c.4-3.6 2.8-5.5 6.2-5.5s5.8 1.9 6.2 5.5" />
      <path d="M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.8 14.5c2 .7 3.2 2.4 3.5 5" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 10a5.5 5.5 0 0 1 11 0c0 4.5 1.7 5.6 1.7 6.7H4.8c0-1.1 1.7-2.2 1.7-6.7Z" />
      <path d="M10 19.5a2.1 2.1 0 0 0 4 0" />
    </Icon>
  );
}

export function SignOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h6.5M10 12h10M16.8 8.5l3.4 3.5-3.4 3.5" />
    </Icon>
  );
}

/** Two arrows, there and back. */
export function SwitchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 15.5h-14M9 12l-3.5 3.5L9 19" />
    </Icon>
  );
}

export function ComputerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="11" rx="2" />
      <path d="M9 19.5h6M12 16v3.5" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="3.5" width="10" height="17" rx="2.5" />
      <path d="M11 17.5h2" />
    </Icon>
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.5" r="3.8" />
      <path d="M4.8 20c.6-3.8 3.4-5.8 7.2-5.8s6.6 2 7.2 5.8" />
    </Icon>
  );
}

export function BuildingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 20V6a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v14M15 10h2.5a2 2 0 0 1 2 2v8M3.5 20h17M8.5 8h3M8.5 12h3M8.5 16h3" />
    </Icon>
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2.2" />
      <circle cx="9" cy="17" r="2.2" />
    </Icon>
  );
}

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="6" width="17" height="13" rx="2.5" />
      <path d="M3.5 10.5h17M15.5 15h2" />
    </Icon>
  );
}

/** A house with pillars: what goes through a bank. */
export function BankIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5 12 4.5l8 5ZM6 9.5v7M10 9.5v7M14 9.5v7M18 9.5v7M4 19.5h16" />
    </Icon>
  );
}

/** An arrow that turns round: money goes back. */
export function ReturnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5 4.5 9l4 4" />
      <path d="M4.5 9H14a5.5 5.5 0 0 1 0 11H8" />
    </Icon>
  );
}

/** A label with its hole: what something costs. */
export function PriceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5A1.5 1.5 0 0 1 5.5 4h6l8.5 8.5-7.5 7.5L4 11.5Z" />
      <path d="M8.2 8.2h.1" />
    </Icon>
  );
}

/** Two sides compared. */
export function ScalesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v16M8 20h8M5 7h14" />
      <path d="m5 7-2.5 6.5a2.7 2.7 0 0 0 5 0ZM19 7l-2.5 6.5a2.7 2.7 0 0 0 5 0Z" />
    </Icon>
  );
}

/** A sheet that was written on: a record. */
export function RecordIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.8h12v16.4l-3-1.7-3 1.7-3-1.7-3 1.7Z" />
      <path d="M9 8.2h6M9 12h6" />
    </Icon>
  );
}

export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 20.5V4.5M6 5.5h11.5l-2.5 4 2.5 4H6" />
    </Icon>
  );
}

export function ChevronIcon(props: IconProps & { readonly back?: boolean }) {
  return (
    <Icon size={props.size ?? 16}>
      <path d={props.back === true ? 'm14.5 6-6 6 6 6' : 'm9.5 6 6 6-6 6'} />
    </Icon>
  );
}
