export default function Page() {
  return <h1>admin/member-profile</h1>;
}
